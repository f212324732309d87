import { IconButton } from '@potluck/ui'
import { IconArrowLeft } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'

/** Back to where the cook came from; where the page was opened right here, to the path given. */
export function BackButton({ otherwise }: { readonly otherwise: string }) {
  const { t } = useTranslation('parts')
  const navigate = useNavigate()
  const openedHere = useLocation().key === 'default'
  return (
    <IconButton
      icon={<IconArrowLeft />}
      label={t('back')}
      onClick={() => (openedHere ? navigate(otherwise) : navigate(-1))}
    />
  )
}
