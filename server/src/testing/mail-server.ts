import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A mail server that takes every letter. */
export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string
  /** The letters so far: the head as it was sent, and the text in readable lines. */
  letters(): readonly string[]
  /** Waits until there are so many letters to an address; gives the last one. */
  letterTo(email: string, count?: number): Promise<string>
  close(): Promise<void>
}

/** Undoes the encoding of a letter's text, so that its words can be read. */
function readable(letter: string): string {
  const split = letter.indexOf('\r\n\r\n')
  const [head, body] = [letter.slice(0, split), letter.slice(split + 4).replace(/\r\n\.\r\n$/, '')]
  if (/^content-transfer-encoding: base64/im.test(head)) return `${head}\n\n${Buffer.from(body, 'base64').toString()}`
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return `${head}\n\n${body}`
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return `${head}\n\n${Buffer.from(bytes, 'latin1').toString()}`
}

/** Starts one that speaks as much SMTP as taking a letter needs. */
export async function startMailServer(): Promise<MailServer> {
  const letters: string[] = []
  const server = createServer((socket) => {
    let letter: string | null = null
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (letter !== null) {
        letter += text
        if (!letter.endsWith('\r\n.\r\n')) return
        letters.push(readable(letter))
        letter = null
        socket.write('250 taken\r\n')
      } else if (text.startsWith('DATA')) {
        letter = ''
        socket.write('354 go on\r\n')
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write('250 fine\r\n')
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const to = (email: string) => letters.filter((letter) => letter.includes(`To: ${email}`))
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters: () => letters,
    async letterTo(email, count = 1) {
      while (to(email).length < count) await pause(20)
      return to(email).at(-1) ?? ''
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
