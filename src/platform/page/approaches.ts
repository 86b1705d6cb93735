/** What comes before a press: a mouse, a finger, or the keyboard's focus. */
export const approaches = ['pointerover', 'pointerdown', 'focusin'];
