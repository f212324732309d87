import { listKitchens } from '@potluck/api/kitchens'
import { useFormats } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { Badge, Heading, Stack } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconToolsKitchen2 } from '@potluck/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RowIcon } from './RowIcon.tsx'
import { RowList } from './RowList.tsx'

/** The way to the member's kitchens, with the number of invitations that wait. */
export function OwnKitchens() {
  const { t } = useTranslation('social')
  const heading = useId()
  const { list } = useFormats()
  const { kitchens = [], invitations = [] } = useAnswer(listKitchens, {}).data ?? {}
  const names = kitchens.map(({ name }) => name)
  return (
    <Stack gap={3}>
      <Heading id={heading}>{t('kitchens.title')}</Heading>
      <RowList labelledBy={heading}>
        <li>
          <ListRow
            href={href(paths.kitchens())}
            leading={
              <RowIcon>
                <IconToolsKitchen2 aria-hidden="true" />
              </RowIcon>
            }
            title={names.length === 0 ? t('kitchens.share') : <bdi>{list(names)}</bdi>}
            subtitle={names.length === 0 ? t('kitchens.shareWith') : t('kitchens.rowAbout')}
            trailing={
              invitations.length > 0 && (
                <Badge tone="tomato" filled>
                  {t('menu.kitchens.count', { count: invitations.length })}
                </Badge>
              )
            }
          />
        </li>
      </RowList>
    </Stack>
  )
}
