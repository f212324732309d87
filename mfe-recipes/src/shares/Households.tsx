import { useFormats } from '@potluck/parts'
import { useKitchens } from '@potluck/parts/useKitchens'
import { href, paths } from '@potluck/platform/paths'
import { Heading, Stack } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconHome } from '@potluck/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './shares.module.css'

/** The households of the cook, whose members share a book, lists and plans; each is left on its page. */
export function Households() {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  const id = useId()
  const kitchens = useKitchens() ?? []
  if (kitchens.length === 0) return null
  return (
    <Stack gap={2}>
      <Heading level={2} size="medium" id={id}>
        {t('shares.households')}
      </Heading>
      <ul aria-labelledby={id} className={classes.list}>
        {kitchens.map(({ id, name, members }) => (
          <li key={id}>
            <ListRow
              leading={<IconHome aria-hidden="true" />}
              href={href(paths.kitchen(id))}
              title={name}
              subtitle={list(members.map(({ person }) => person.name))}
            />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
