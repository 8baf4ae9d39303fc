/** The page's own words in French, as one piece that is loaded when it is needed. */
export default Object.values(
  import.meta.glob<string>('../../../words/fr/*.ftl', { query: '?raw', import: 'default', eager: true }),
);
