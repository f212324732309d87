const bold = /\*\*(?! )([^*\n]+)(?<! )\*\*/g
/** At the edges of words, and in no address. */
const italic = /(?<![\p{L}\p{N}_/])_(?! )([^_\n]+)(?<! )_(?![\p{L}\p{N}_])/gu

/**
 * Lines without the marks of bold and italic that recipe programs write (`**200 g** flour`): what is read for its amounts
 * is no other line for them. "2 ** 3", "snake_case" and links stay as they are.
 */
export const withoutStyle = (text: string): string => text.replace(bold, '$1').replace(italic, '$1')
