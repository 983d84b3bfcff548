'use strict';

/**
 * Replaces the package `object.entries`, which node-polyglot imports. Every supported browser has
 * the function.
 */
module.exports = Object.entries;
