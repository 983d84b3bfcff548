import type { Module } from 'webpack';

/**
 * @returns the path of a module's file, without the zero that webpack inserts before a `#`;
 * undefined if it has none
 */
export function moduleFile(module: Module): string | undefined {
  return module.nameForCondition()?.replaceAll('\0', '');
}
