'use strict';

/** Stands in for the package `object.entries`, which node-polyglot asks for: every browser has the function. */
module.exports = Object.entries;
