import { resolve } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { moduleFile } from './moduleFile';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Runs an entry module as the last line of the runtime, whatever chunks the others of its entry still wait for. */
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
    if (!module) throw new Error(`${this.file} is no entry of the chunk ${chunk.name}`);
    return `${RuntimeGlobals.require}(${JSON.stringify(chunkGraph.getModuleId(module))});`;
  }
}

/**
 * Has one module of an entry run as soon as the entry's own script has come, which the page names first: what the module
 * asks for is on its way while the entry's other scripts still come. It must need nothing of them.
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
