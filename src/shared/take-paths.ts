/** Folder of the files that people take along, which are downloads and not pages. */
export const takePrefix = '/take/';

/** Path of the HTML file with all stories, or with those of the newest year. */
export const storiesFilePath = `${takePrefix}stories.html`;

/** Path of the ZIP with the whole site without script, for a memory stick. */
export const siteZipPath = `${takePrefix}site.zip`;

/** Returns the path of the HTML file with the stories of an earlier year. */
export function yearFilePath(year: string): string {
  return `${takePrefix}stories-${year}.html`;
}

/** Age of a file that was taken along. */
export interface SnapshotState {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Full URL of the newest version. */
  readonly address: string;
}

/** The stories of a year in one file; the size is in bytes. */
export interface YearFile {
  readonly year: string;
  readonly bytes: number;
}

/** Facts about the files that the site offers; sizes are in bytes. */
export interface TakeOffer {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The file with the stories of the newest year; without a year it has all stories. */
  readonly stories: { readonly year: string | undefined; readonly bytes: number };
  /** Files of the earlier years. */
  readonly years: readonly YearFile[];
  readonly siteBytes: number;
}
