/** Makes a document a module whose default export is its text. */
module.exports = {
  process: (text) => ({
    code: `exports.__esModule = true; exports.default = ${JSON.stringify(text)};`,
  }),
};
