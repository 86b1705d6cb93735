/**
 * Makes the address of a "file:line": on the web where the project's origin is there, else the file
 * beside the page.
 *
 * @param origin of the git repository, such as `git@github.com:name/site.git`
 */
export function lineAddress(origin: string): (place: string) => string {
  const [, host, path] =
    /^(?:https:\/\/(?:[^@/]*@)?|(?:ssh:\/\/)?git@)([\w.-]+)[/:](.+?)(?:\.git)?\/?$/.exec(origin) ??
    [];
  const base = host === undefined ? '' : `https://${host}/${path}/blob/main/`;
  return (place) => {
    const [file = '', line] = place.split(':');
    return `${base}${file}${line === undefined ? '' : `#L${line}`}`;
  };
}
