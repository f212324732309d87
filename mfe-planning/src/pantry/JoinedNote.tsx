import { useFormats } from '@potluck/parts'
import { deviceValue } from '@potluck/platform/device-value'
import { Button, Note } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'

/** More things of one person are counted. */
const maxNamed = 8

/** Whose things the cook has seen joined. */
const seen = deviceValue(['pantry-joined-seen'], z.array(z.string()))

interface Props {
  /** The things of each person. */
  readonly joined: readonly { readonly name: string; readonly titles: readonly string[] }[]
}

/** Says once what the members of a household brought into its pantry. */
export function JoinedNote({ joined }: Props) {
  const { t } = useTranslation('planning')
  const { list } = useFormats()
  const [known, setKnown] = useState(() => seen.read() ?? [])
  const fresh = joined.filter(({ name }) => !known.includes(name))
  if (fresh.length === 0) return null

  function close() {
    const all = [...known, ...fresh.map(({ name }) => name)]
    seen.write(all)
    setKnown(all)
  }

  return (
    <Note title={t('atHome.joined')} action={<Button onClick={close}>{t('atHome.joinedSeen')}</Button>}>
      {fresh.map(({ name, titles }) => {
        const more = titles.length - maxNamed
        const things = more > 0 ? [...titles.slice(0, maxNamed), t('atHome.more', { count: more })] : titles
        return <div key={name}>{t('atHome.from', { name, things: list(things, 'unit') })}</div>
      })}
    </Note>
  )
}
