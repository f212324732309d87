import { isWritable } from '@potluck/platform/owning-kitchen'
import { href, paths } from '@potluck/platform/paths'
import { Link, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import classes from './KitchenNote.module.css'
import type { Owned } from './may-delete.ts'

/** Says to which household a list or plan belongs, with the way there, and to a reader that they read it. */
export function KitchenNote({ of }: { readonly of: Pick<Owned, 'kitchen'> }) {
  const { t } = useTranslation('planning')
  if (!of.kitchen) return null
  return (
    <Text size="small" tone="soft" className={classes.note}>
      <Link variant="plain" alone href={href(paths.kitchen(of.kitchen.id))}>
        {t(isWritable(of) ? 'kitchen.belongs' : 'kitchen.reader', { name: of.kitchen.name })}
      </Link>
    </Text>
  )
}
