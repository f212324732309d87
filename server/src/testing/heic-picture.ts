import { inflateRawSync } from 'node:zlib'

const packed =
  '5ZC9SgNBEMd/kxUh4DdGBUEUP8AybyAxPoCtIBgud9xA7rLGI8TuRLBJ4yMkdla+gIVv4WtcI6RQo5tEi7RX5scW/9n5z+zOAFtBcmtDXz2ASIPyWMth5Cc1xuyF9UZrorHqJUyxZDWJRkqAHW00R+2qLpbxrZyBWQT2VePg31vSOPALkyhse2Unn9W2LNBV6zWBIGx7pyJXwOOospPx+TUYwLLpIWyeyIIMh85gnMO408kO+gjbFZGpRK+y6n+8Xr7PPSHMV+XtOl0D1vXG+pOBdn+fWgGK2mom7p8baqO/dQhi7gr3YEpRvZaAKR7Jy0N6PuNc5CTLSTc9nnHybjDOyXf6Aw=='

/**
 * A picture as phones make it (HEIC), 32 by 16 points as it is kept, a quarter turn to be upright: 16 by 32, one half red and
 * the other blue. Its points are in it as they are (PCM), as nothing at hand packs HEVC.
 */
export const heicPicture = (): Buffer => inflateRawSync(Buffer.from(packed, 'base64'))
