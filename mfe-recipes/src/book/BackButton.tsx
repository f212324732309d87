import { paths } from '@potluck/platform/paths'
import { IconButton } from '@potluck/ui'
import { IconArrowLeft } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'

/** Back to where the cook came from; to the book when the page was opened right here. */
export function BackButton() {
  const { t } = useTranslation('recipes')
  const navigate = useNavigate()
  const opened = useLocation().key === 'default'
  return (
    <IconButton
      icon={<IconArrowLeft />}
      label={t('back')}
      onClick={() => (opened ? navigate(paths.home()) : navigate(-1))}
    />
  )
}
