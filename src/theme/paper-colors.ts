/**
 * Papers that a reader of stories may choose, whatever the device's scheme: floodlit ink stands on
 * `night`, day ink on the others. Those two are also what a page is printed on by itself.
 */
export const paperColors = {
  cream: '#FBF3E1',
  blue: '#DDEBF7',
  green: '#DFF0DC',
  peach: '#FBE0D3',
  white: '#FFFFFF',
  night: '#11132A',
} as const;
