/** A code to scan. Its own federation module: it is seen seldom. */
export { QrCode } from './qr-code/QrCode.tsx'
