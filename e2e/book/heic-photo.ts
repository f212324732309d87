import { inflateRawSync } from 'node:zlib'

const packed =
  '5ZC9SgNBEMd/kxUh4DdGBUEUP8AybyAxPoCtIBgud9xA7rLGI8TuRLBJ4yMkdla+gIVv4WtcI6RQo5tEi7RX5scW/9n5z+zOAFtBcmtDXz2ASIPyWMth5Cc1xuyF9UZrorHqJUyxZDWJRkqAHW00R+2qLpbxrZyBWQT2VePg31vSOPALkyhse2Unn9W2LNBV6zWBIGx7pyJXwOOospPx+TUYwLLpIWyeyIIMh85gnMO408kO+gjbFZGpRK+y6n+8Xr7PPSHMV+XtOl0D1vXG+pOBdn+fWgGK2mom7p8baqO/dQhi7gr3YEpRvZaAKR7Jy0N6PuNc5CTLSTc9nnHybjDOyXf6Aw=='

/** An HEIC photo as an iPhone stores it, which Chromium cannot show: 32 × 16 pixels, half red and half blue. */
export const heicPhoto = {
  name: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  buffer: inflateRawSync(Buffer.from(packed, 'base64')),
}
