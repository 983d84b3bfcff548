/** The name of a file without the folders that some programs send along, whichever way they separate them. */
export function baseName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
}
