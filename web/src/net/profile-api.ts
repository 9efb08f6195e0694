/** Requests about the own profile, and how it is kept for good. */
import { appUrl } from "./base-path";
import { request } from "./api";
import type {
  Forgotten,
  OwnProfile,
  PasskeyRegistration,
  PasskeySignIn,
  ProfileWish,
  RecoveryPhrase,
  RegistrationOptions,
  SignedIn,
  SignInOptions,
} from "./protocol.gen";

export const profileApi = {
  mine: () => request<OwnProfile | null>("GET", "/api/me"),
  change: (wish: ProfileWish) => request<OwnProfile>("PUT", "/api/me", wish),
  remove: () => request<Forgotten>("DELETE", "/api/me"),
  removeDevice: (id: string) => request<OwnProfile | null>("DELETE", `/api/me/devices/${id}`),
  registrationOptions: () => request<RegistrationOptions>("POST", "/api/me/passkeys/options", {}),
  addPasskey: (made: PasskeyRegistration) => request<OwnProfile>("POST", "/api/me/passkeys", made),
  removePasskey: (id: string) => request<OwnProfile>("DELETE", `/api/me/passkeys/${id}`),
  newPhrase: () => request<RecoveryPhrase>("POST", "/api/me/phrase", {}),
  removePhrase: () => request<OwnProfile>("DELETE", "/api/me/phrase"),
  signInOptions: () => request<SignInOptions>("POST", "/api/sign-in/options", {}),
  signInByPasskey: (used: PasskeySignIn) => request<SignedIn>("POST", "/api/sign-in/passkey", used),
  signInByPhrase: (phrase: string) => request<SignedIn>("POST", "/api/sign-in/phrase", { phrase }),
};

/** Everything the server knows, part after part as files. */
export async function downloadData(save: (part: Blob, number: number) => void): Promise<boolean> {
  let before = "";
  for (let number = 1; number <= 100; number++) {
    const answer = await fetch(appUrl(`/api/me/export?before=${before}`));
    if (!answer.ok) return false;
    save(await answer.blob(), number);
    before = answer.headers.get("kiru-next") ?? "";
    if (!before) return true;
  }
  return true;
}
