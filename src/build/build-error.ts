/** A mistake in the content or the settings. Its message says all there is to say, so it has no stack. */
export class BuildError extends Error {
  override readonly name = 'BuildError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
