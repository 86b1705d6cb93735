/** A mistake in what the site says; the build adds the file and the line. */
export interface ContentFault {
  /** What it is about: a page, a book, a value of the owner. */
  readonly about: string;
  /** As it stands in the file, which is how its line is found. */
  readonly value: string;
  /** What is wrong with it, and what would be right. */
  readonly rule: string;
  /** Other words of that line, where the value is put together. */
  readonly near?: string;
}
