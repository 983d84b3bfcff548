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
  // Each build has a graph of its own: what was needed in the last one says nothing, where files are watched.
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
