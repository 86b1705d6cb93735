/** Below the ten seconds that the page waits for an answer; the attempt runs on after it. */
export const answerAfterMs = 8_000;

/** When an attempt is given up. Slow mail servers, on purpose or not, take half a minute for a mail. */
export const giveUpAfterMs = 45_000;

/** How much longer a mail whose text is out may wait for the server's word: without it there is doubt. */
export const lastWordMs = 8_000;

/** Given to an attempt under way when the process has to end. */
export const stopGraceMs = 2_000;

/**
 * How long nobody else may try. Longer than an attempt can last and its outcome can take to be noted:
 * who takes over earlier sends a second mail.
 */
export const leaseSeconds = 60;
