import { resolve } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { moduleFile } from './moduleFile';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Runs an entry module at the end of the runtime, although other modules of its entry still wait
 * for their chunks.
 */
class RunFirstModule extends RuntimeModule {
  constructor(private readonly file: string) {
    super('run first', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { chunk, chunkGraph } = this;
    if (!chunk || !chunkGraph) throw new Error('A runtime module belongs to a chunk');
    const module = [...chunkGraph.getChunkEntryModulesIterable(chunk)].find(
      (each) => moduleFile(each) === this.file,
    );
    if (!module) throw new Error(`${this.file} is not an entry of the chunk ${chunk.name}`);
    return `${RuntimeGlobals.require}(${JSON.stringify(chunkGraph.getModuleId(module))});`;
  }
}

/**
 * Runs one module of an entry as soon as the entry's own script, which the page names first, has
 * loaded. Its requests start while the entry's other scripts are still loading. The module must not
 * need those scripts.
 */
export class RunFirst {
  /**
   * @param entry its name
   * @param file the module's path from the project's root, one of the entry's list
   */
  constructor(
    private readonly entry: string,
    private readonly file: string,
  ) {}

  apply(compiler: Compiler): void {
    const name = RunFirst.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, needed) => {
        if (chunk.name !== this.entry) return;
        needed.add(RuntimeGlobals.require);
        compilation.addRuntimeModule(
          chunk,
          new RunFirstModule(resolve(compiler.context, this.file)),
        );
      });
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(name, (data) => {
        const isOwn = ({ attributes }: HtmlWebpackPlugin.HtmlTagObject) =>
          String(attributes['src']).includes(`/${this.entry}.`);
        data.assetTags.scripts.sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
        return data;
      });
    });
  }
}
