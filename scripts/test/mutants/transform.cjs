/**
 * Jest's transform with one guard of one module removed, as the environment says; the file itself
 * stays unchanged.
 * MUTANT is JSON: { path, start, end, text }, offsets in UTF-16 units.
 */
const { createHash } = require('node:crypto');
const { createTransformer } = require('@swc/jest');

const mutant = process.env.MUTANT === undefined ? undefined : JSON.parse(process.env.MUTANT);

function mutated(source, path) {
  if (mutant === undefined || !path.endsWith(mutant.path)) return source;
  return source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end);
}

module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      canInstrument: false,
      process: (source, path, rest) => swc.process(mutated(source, path), path, rest),
      getCacheKey: (source, path) =>
        createHash('sha256')
          .update(`mutants\0${path}\0${JSON.stringify(options)}\0${mutated(source, path)}`)
          .digest('hex'),
    };
  },
};
