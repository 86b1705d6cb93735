/** Where the focus goes when what it was on has gone. */
export const toolsId = 'titles-and-copies';
export const ticketId = 'your-list';
