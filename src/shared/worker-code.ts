/** Returns the line of /sw.js that runs the worker's code, the script at this path. */
export function importLine(code: string): string {
  return `importScripts(${JSON.stringify(code)});\n`;
}

/** Returns the path of the code that the text of /sw.js imports; undefined if it is not a worker of this site. */
export function readWorkerCode(script: string): string | undefined {
  return /\nimportScripts\("([^"]+)"\);\n$/.exec(script)?.[1];
}
