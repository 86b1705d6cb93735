/** Folder of the files that people take along. They are downloads, and no pages of the site. */
export const takePrefix = '/take/';

/** The newest stories in one HTML file. */
export const storiesFilePath = `${takePrefix}stories.html`;

/** The whole site without script, to unpack on a memory stick. */
export const siteZipPath = `${takePrefix}site.zip`;

/** The stories of a year in one HTML file. */
export function yearFilePath(year: string): string {
  return `${takePrefix}stories-${year}.html`;
}

/** Age of a file that was taken along. */
export interface TakenState {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Full URL of the newer one. */
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
  readonly stories: { readonly count: number; readonly isAll: boolean; readonly bytes: number };
  /** Files of the years; none while one file has all stories. */
  readonly years: readonly YearFile[];
  readonly siteBytes: number;
}
