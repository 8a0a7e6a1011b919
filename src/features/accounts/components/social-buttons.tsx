/** Google, Facebook and LinkedIn. */
export const SocialButtons = () => null
