import type { SendForm } from './client.ts'

const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .flatMap((line): [string, string][] => {
        const colon = line.indexOf(':')
        return colon < 1 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()]]
      }),
  )

/** Sends a form with `XMLHttpRequest`, which knows how much of it went out; a browser's `fetch` does not say. */
export const uploadByXhr: SendForm = (url, { method, headers, body, signal }, tell) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) throw signal.reason
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    signal.addEventListener('abort', stop, { once: true })
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(total === 0 ? 0 : loaded / total))
    request.upload.addEventListener('load', () => tell(1))
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) })),
    )
    request.addEventListener('error', () => reject(new TypeError('the form could not be sent')))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(body)
  })
