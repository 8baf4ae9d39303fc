import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// While the page is being written it runs by itself and asks a server that runs beside it.
const server = process.env.JURADE_SERVER ?? 'http://127.0.0.1:8302';

/** Says in a line what was built, and how much a browser loads before anything of it is shown. */
function summary(): Plugin {
  return {
    name: 'summary',
    apply: 'build',
    writeBundle(_, bundle) {
      const first = new Set<string>();
      const need = (name: string) => {
        const file = bundle[name];
        if (!file || first.has(name)) return;
        first.add(name);
        if (file.type === 'chunk')
          [
            ...file.imports,
            ...(file.viteMetadata?.importedCss ?? []),
            ...(file.viteMetadata?.importedAssets ?? []),
          ].forEach(need);
      };
      for (const file of Object.values(bundle)) {
        if (
          file.type === 'chunk' &&
          (file.isEntry || /\/(Lobby\.svelte|words\/en\.ts)$/.test(file.facadeModuleId ?? ''))
        )
          need(file.fileName);
      }
      const sizes = [...first].map((name) => {
        const file = bundle[name]!;
        return gzipSync(file.type === 'chunk' ? file.code : file.source).length;
      });
      const size = Math.round(sizes.reduce((sum, one) => sum + one, 0) / 1000);
      console.log(`The page: ${Object.keys(bundle).length} files; the lobby needs ${first.size} of them, ${size} kB.`);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), summary()],
  logLevel: 'warn',
  build: {
    outDir: '../src/jurade/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {}, // Svelte as browsers run it
});
