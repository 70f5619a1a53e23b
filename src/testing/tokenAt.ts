/** Signs in at a server in another process, at `url`. @returns the token. @throws Error when the sign-in fails. */
export async function tokenAt(url: string, email: string, senha: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, senha }),
  });
  if (!answer.ok) throw new Error(`login as ${email}: ${answer.status}`);
  const { token } = (await answer.json()) as { token: string };
  return token;
}
