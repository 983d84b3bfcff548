import type { Module } from 'webpack';

/** @returns the path of a module's file, without the zero that webpack puts before a `#` in it; undefined where it has none */
export function moduleFile(module: Module): string | undefined {
  return module.nameForCondition()?.replaceAll('\0', '');
}
