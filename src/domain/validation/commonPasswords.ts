/** The most common passwords in leaked lists, and those common in Brazil; in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345 123123 123321 123654 112233 121212 101010
  102030 10203040 1020304050 147258 147258369 159753 159357 654321 987654 987654321 0987654321
  000000 00000000 111111 11111111 222222 333333 444444 555555 666666 777777 888888 999999 88888888
  abc123 abcd1234 abcdef a123456 aa123456 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4
  qwerty qwerty123 qwertyuiop qwe123 qweasd asdfgh asdfghjkl asd123 zxcvbn zxcvbnm password
  password1 password123 passw0rd p@ssw0rd iloveyou welcome letmein monkey dragon football baseball
  princess sunshine superman batman pokemon naruto master shadow michael jordan23 admin admin123
  administrador root123 teste teste123 teste1234 test123 senha senha1 senha12 senha123 senha1234
  senha12345 minhasenha mudar123 trocar123 brasil brasil123 flamengo flamengo10 corinthians palmeiras
  santos saopaulo vasco gremio internacional cruzeiro atletico jesus jesuscristo jesus123 deusefiel
  deuseamor deus123 familia felicidade amor123 teamo meuamor euteamo gabriel felipe rafael lucas123
  maria123 vitoria estrela sucesso chocolate computador internet segredo balcao123`.split(/\s+/),
);
