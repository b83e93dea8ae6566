const attribute = (over: object = {}) => ({
  enabled: false,
  required: false,
  used_for_first_factor: false,
  first_factors: [],
  used_for_second_factor: false,
  second_factors: [],
  verifications: [],
  verify_at_sign_up: false,
  ...over,
})

/** The environment of a Clerk instance whose users sign in with e-mail and password, and where registration is by invitation only. */
export const clerkEnvironment = (origin: string) => ({
  object: 'environment',
  id: 'env_1',
  maintenance_mode: false,
  auth_config: { object: 'auth_config', id: 'aac_1', single_session_mode: true },
  display_config: {
    object: 'display_config',
    id: 'dc_1',
    application_name: 'The Small Road',
    instance_environment_type: 'production',
    preferred_sign_in_strategy: 'password',
    branded: false,
    captcha_public_key: null,
    home_url: origin,
    sign_in_url: `${origin}/sign-in`,
    after_sign_in_url: origin,
    theme: { buttons: {}, general: {}, accounts: {} },
  },
  user_settings: {
    attributes: {
      email_address: attribute({ enabled: true, required: true, used_for_first_factor: true }),
      password: attribute({ enabled: true, required: true }),
    },
    social: {},
    sign_in: { second_factor: { required: false } },
    sign_up: { mode: 'restricted', captcha_enabled: false, progressive: true },
    password_settings: {},
    actions: {},
  },
  organization_settings: { enabled: false },
  commerce_settings: { billing: { user: {}, organization: {} } },
  api_keys_settings: { enabled: false },
})
