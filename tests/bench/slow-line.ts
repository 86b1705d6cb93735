/** Before the first byte of every answer. */
const latencyMs = 150;
/** 1.6 Mbit/s. */
const bytesPerMs = 200;
const pieceBytes = 4_096;
/** A timer that fires late may be made up for, up to this much. */
const catchUpMs = 20;

export interface SlowLine {
  /** Off: as fast as the machine can. */
  setSlow(isSlow: boolean): void;
  latency(): Promise<void>;
  /** Hands the bytes on as the line lets them through. */
  carry(bytes: Uint8Array, send: (piece: Uint8Array) => void): Promise<void>;
}

/**
 * One line for everything that a visitor loads, page and worker together. The browser's own
 * emulation would slow the page alone, and the worker would never be in its way.
 */
export function createSlowLine(): SlowLine {
  let isSlow = true;
  let freeAt = 0;
  const turn = async (bytes: number): Promise<void> => {
    if (!isSlow) return;
    const now = performance.now();
    freeAt = Math.max(freeAt, now - catchUpMs) + bytes / bytesPerMs;
    if (freeAt > now) await sleep(freeAt - now);
  };
  return {
    setSlow(value) {
      isSlow = value;
      freeAt = 0;
    },
    latency: () => (isSlow ? sleep(latencyMs) : Promise.resolve()),
    // Whoever sends asks for one piece at a time, so that answers under way take turns.
    async carry(bytes, send) {
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
