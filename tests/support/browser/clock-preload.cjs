// Preloaded into a server under test. Shifts its clock by the milliseconds in the file CLOCK_FILE.
const { readFileSync } = require('node:fs');

const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }

  static now() {
    return now();
  }
};
