/**
 * A mistake in the content or the settings. The message is for the author, so there is no stack.
 */
export class BuildError extends Error {
  override readonly name = 'BuildError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
