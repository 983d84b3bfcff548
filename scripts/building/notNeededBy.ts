import type { ChunkGraph, Module, ModuleGraph } from 'webpack';
import { moduleFile } from './moduleFile';

interface Graphs {
  moduleGraph: ModuleGraph;
  chunkGraph: ChunkGraph;
}

/** What a module needs to run: itself, what it imports, and what that imports; not what it fetches later. */
function needsOf(start: Module, graph: ModuleGraph): ReadonlySet<Module> {
  const needs = new Set([start]);
  for (const module of needs) {
    for (const dependency of module.dependencies) {
      const next = graph.getModule(dependency);
      if (next) needs.add(next);
    }
  }
  return needs;
}

/**
 * Tells, while chunks are being split, what one module of an entry does not need.
 * @param file the path of that module
 * @returns whether a module of the same chunk is such a one
 */
export function notNeededBy(file: string): (module: Module, graphs: Graphs) => boolean {
  const known = new WeakMap<Module, ReadonlySet<Module>>();
  return (module, { moduleGraph, chunkGraph }) => {
    for (const chunk of chunkGraph.getModuleChunksIterable(module)) {
      for (const start of chunkGraph.getChunkEntryModulesIterable(chunk)) {
        if (moduleFile(start) !== file) continue;
        const needs = known.get(start) ?? needsOf(start, moduleGraph);
        known.set(start, needs);
        return !needs.has(module);
      }
    }
    return false;
  };
}
