/** One's own applications, all of them and one. Apart: pages that link there need nothing else of the room. */
export const ownApplicationsPath = '/mes-candidatures'
export const applicationAddress = (id: number): string => `/candidature/${id}`

/** The page of the form. */
export const applyAddress = (jobId: number): string => `/postuler/${jobId}`
