// How a page and its hall know that they understand each other.

/** Raised whenever a page of before would misread what the hall says now, or the hall what such a page says. */
const TONGUE = 2;

/** Where a page knocks, and the tongue it speaks. */
export const SOCKET = `/socket?tongue=${TONGUE}`;

/** Whether whoever knocks here was built for the same. The first tongue was spoken without saying so. */
export const isOurTongue = (url: string): boolean =>
  new URLSearchParams(url.split('?')[1]).get('tongue') === String(TONGUE);
