/** Loaded as one file, on either guide: what only a list needs. */
export { OrderDesk } from './desk/order-desk.tsx';
export { OrderPaper } from './paper/order-paper.tsx';
