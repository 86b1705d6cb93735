/** Delay before the first byte of every response. */
const latencyMs = 150;
/** 1.6 Mbit/s. */
const bytesPerMs = 200;
const pieceBytes = 4_096;
/** Longest delay of a timer that the line makes up for. */
const catchUpMs = 20;

/**
 * Creates one line for everything that a visitor loads, page and worker together. The browser's own
 * emulation slows the page alone, so the worker's downloads would never delay it.
 */
export function createSlowLine() {
  let isSlow = true;
  let freeAt = 0;
  const turn = async (bytes: number): Promise<void> => {
    if (!isSlow) return;
    const now = performance.now();
    freeAt = Math.max(freeAt, now - catchUpMs) + bytes / bytesPerMs;
    if (freeAt > now) await sleep(freeAt - now);
  };
  return {
    /** Turns the slowness on or off; without it, the line is as fast as the machine. */
    setSlow(value: boolean) {
      isSlow = value;
      freeAt = 0;
    },
    latency: () => (isSlow ? sleep(latencyMs) : Promise.resolve()),
    /**
     * Sends the bytes in pieces, at the speed of the line. Each response waits for its turn piece by piece, so
     * concurrent responses share the line.
     */
    async carry(bytes: Uint8Array, send: (piece: Uint8Array) => void) {
      for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
        const piece = bytes.subarray(at, at + pieceBytes);
        await turn(piece.byteLength);
        send(piece);
      }
    },
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
