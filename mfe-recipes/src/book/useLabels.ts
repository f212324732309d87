import { listLabels } from '@potluck/api/labels'
import { useAnswer } from '@potluck/platform/answers'

/** All labels of the cook by title, with the number of their recipes. */
export const useLabels = () => useAnswer(listLabels, {})
