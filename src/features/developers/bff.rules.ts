export const TEST_PAGE = '/test-bff'
export const DEBUG_PAGE = '/bff-debug'

/** How many articles are asked for after the first one: as many as usual, and fewer. */
export const SECONDARY_COUNTS = [5, 3] as const

/** The field of the form that likes: both of its buttons are called so. */
export const LIKE_ACTION = 'action'

/** What the statuses that this API answers with are called: not every connection tells. */
export const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}
