/** The page's own words in English, as one piece that is loaded when it is needed. */
export default Object.values(
  import.meta.glob<string>('../../../words/en/*.ftl', { query: '?raw', import: 'default', eager: true }),
);
