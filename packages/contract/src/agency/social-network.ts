/** Networks that the footer may link to, in its order; `twitter` is shown as X (rules §2, footer). @rule 2.21, 3.1 */
export const SOCIAL_NETWORKS = [
  'linkedin',
  'instagram',
  'facebook',
  'twitter',
  'youtube',
  'discord',
  'tiktok',
] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
