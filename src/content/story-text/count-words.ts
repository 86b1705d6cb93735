/** Runs of letters and digits with what joins them: "13", "don’t", "under-13s". An address is none. */
export function countWords(text: string): number {
  const bare = text.replace(/https?:\/\/\S+/g, ' ');
  return bare.match(/[\p{L}\p{N}]+(?:[’'./-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
