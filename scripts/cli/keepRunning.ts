/**
 * Shows errors that nothing catches and continues: one in a changed handler, after its answer, would
 * end the mock and the dev server.
 */
export function keepRunning(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(`  An error that nothing caught:\n${text}\n`);
    });
}
