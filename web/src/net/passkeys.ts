/** The browser's part of passkeys: bytes go over the wire as base64url. */
import type { PasskeyRegistration, PasskeySignIn, RegistrationOptions, SignInOptions } from "./protocol.gen";

export const hasPasskeys = (): boolean => "PublicKeyCredential" in globalThis && isSecureContext;

function encode(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Signing with these is known everywhere: ECDSA, EdDSA, RSA. */
const ALGORITHMS = [-7, -8, -257];

export async function makePasskey(options: RegistrationOptions, name: string): Promise<PasskeyRegistration> {
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: decode(options.challenge),
      rp: { id: options.site, name: "Kiru" },
      user: { id: decode(options.user), name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      excludeCredentials: options.exclude.map((id) => ({ type: "public-key", id: decode(id) })),
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    response: { client_data: encode(response.clientDataJSON), attestation: encode(response.attestationObject) },
  };
}

export async function usePasskey(options: SignInOptions): Promise<PasskeySignIn> {
  const used = (await navigator.credentials.get({
    publicKey: { challenge: decode(options.challenge), rpId: options.site, userVerification: "preferred" },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    response: {
      client_data: encode(response.clientDataJSON),
      authenticator_data: encode(response.authenticatorData),
      signature: encode(response.signature),
      ...(response.userHandle ? { user_handle: encode(response.userHandle) } : {}),
    },
  };
}
