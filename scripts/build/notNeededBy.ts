import type { ChunkGraph, Module, ModuleGraph } from 'webpack';
import { moduleFile } from './moduleFile';

interface Graphs {
  moduleGraph: ModuleGraph;
  chunkGraph: ChunkGraph;
}

/** What a module needs to run: itself and its imports, recursively, without lazy imports. */
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
 * Finds, while chunks are split, the modules that one module of an entry does not need.
 * @param file the path of that module
 * @returns a predicate for the modules of the same chunk
 */
export function notNeededBy(file: string): (module: Module, graphs: Graphs) => boolean {
  // Each build has its own graph. In watch mode, the result of an earlier build does not apply.
  const known = new WeakMap<ModuleGraph, ReadonlySet<Module>>();
  return (module, { moduleGraph, chunkGraph }) => {
    for (const chunk of chunkGraph.getModuleChunksIterable(module)) {
      for (const start of chunkGraph.getChunkEntryModulesIterable(chunk)) {
        if (moduleFile(start) !== file) continue;
        const needs = known.get(moduleGraph) ?? needsOf(start, moduleGraph);
        known.set(moduleGraph, needs);
        return !needs.has(module);
      }
    }
    return false;
  };
}
