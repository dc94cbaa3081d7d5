import type { Words } from '../../domain/message/english.ts'

export const refusals: Words = {
  'The form has no such question.': 'O formulário não tem essa pergunta.',
  '{path}: {problem}': '{path}: {problem}',
  'An answer is required.': 'Responda aqui.',
  'Give one answer.': 'Dê uma única resposta.',
  'The answer contains a character that is not text.':
    'A resposta contém um caractere que não é texto.',
  'Choose each answer once.': 'Escolha cada resposta uma só vez.',
  'Choose from {options}.': 'Escolha entre {options}.',
  'The answer has at most {count} characters.': {
    one: 'A resposta tem no máximo {count} caractere.',
    other: 'A resposta tem no máximo {count} caracteres.',
  },
  'Write an address such as https://example.com.': 'Escreva um endereço como https://example.com.',
  'Give the address that the link leads to.': 'Informe o endereço para onde o link leva.',
  'A link cannot lead to {scheme}. Use http or https.':
    'Um link não pode levar a {scheme}. Use http ou https.',
  'An address with a user name or password in it is not allowed.':
    'Um endereço com nome de usuário ou senha não é permitido.',
  'This is not an address of at most {count} characters.': {
    one: 'Isto não é um endereço de no máximo {count} caractere.',
    other: 'Isto não é um endereço de no máximo {count} caracteres.',
  },
  '{address} is not an e-mail address. Write it as name@example.com.':
    '{address} não é um e-mail. Escreva-o como name@example.com.',
  'This partner is {status} in the program, so there is nothing to show.':
    'Não há nada para mostrar deste parceiro; status no programa: {status}.',
  'The application is being reviewed. Until then GET /embed/referrals shows where it stands.':
    'A inscrição está em análise.',
  'The invitation was not accepted yet. Accept it by the link in the mail to change anything.':
    'O convite ainda não foi aceito. Aceite-o pelo link no e-mail para alterar algo.',
  'The program has ended and takes no further links.':
    'O programa terminou e não aceita mais links.',
  '{key} cannot be a key: {problem}': '{key} não pode ser o final do endereço: {problem}',
  'it is empty.': 'está vazio.',
  'it has more than {count} characters.': {
    one: 'tem mais de {count} caractere.',
    other: 'tem mais de {count} caracteres.',
  },
  'use letters, digits, emoji and _ - / . only.': 'use somente letras, números, emojis e _ - / .',
  'a part between two slashes is missing.': 'falta algo entre duas barras.',
  'it begins with {start}.': 'começa com {start}.',
  'it ends in .php.': 'termina em .php.',
  'the name is reserved.': 'está reservado.',
  '{path} is empty.': '{path} está vazio.',
  '{path} contains a character that is not text.': '{path} contém um caractere que não é texto.',
  '{key} is the domain itself. Choose another key.':
    '{key} é o próprio domínio. Escolha outro final.',
  'There is no e-mail address on file. Ask the program to add one.':
    'Não há e-mail cadastrado. Peça ao programa que adicione um.',
  'None of your links has the id {id}.': 'Nenhum dos seus links tem o identificador {id}.',
  'This is not a time zone. Use a name such as Europe/Berlin or UTC.':
    'Isto não é um fuso horário. Use um nome como Europe/Berlin ou UTC.',
  'This is no language tag. Write it as en, pt-BR or zh-Hant-TW.':
    'Isto não é um código de idioma. Escreva-o como en, pt-BR ou zh-Hant-TW.',
  'Give your name.': 'Informe seu nome.',
  'No free random key was found. Ask for a longer one with keyLength.':
    'Nenhum final livre foi encontrado ao acaso. Escolha um você.',
  'Duplicate key: {link} exists already. Choose another key.':
    'O link {link} já existe. Escolha outro final.',
  'The partner is {status} in this program and gets no links.':
    'Este parceiro não recebe links; status no programa: {status}.',
  'Links of this group lead to {hosts} only.': 'Seus links só podem levar a {hosts}.',
  'A partner of the group {group} has at most {count} links. Delete one, or raise maxLinks of the group.':
    {
      one: 'O grupo {group} permite no máximo {count} link. Peça mais ao programa.',
      other: 'O grupo {group} permite no máximo {count} links. Peça mais ao programa.',
    },
  'The program {program} is deactivated and takes no partners. Activate it first.':
    'O programa {program} terminou e não aceita parceiros.',
  '{path} is one line of text without control characters.':
    '{path} é uma linha de texto sem caracteres de controle.',
  'No program called {name} takes applications here.':
    'Nenhum programa chamado {name} recebe inscrições aqui.',
  'No group called {name} takes applications here.':
    'Nenhum grupo chamado {name} recebe inscrições aqui.',
  '{path}: {problem}.': '{path}: {problem}.',
  'The request': 'A solicitação',
  'The request is invalid.': 'A solicitação não é válida.',
  'Expected one of {words}': 'Espera-se um destes valores: {words}',
  'Expected string length less or equal to {most}': 'No máximo {most} caracteres',
  'Expected string length greater or equal to {least}': 'Pelo menos {least} caracteres',
  'Invalid value': 'Valor inválido',
  'Text cannot contain the character U+0000.': 'Um texto não pode conter o caractere U+0000.',
  'The database cannot be reached. Try again in a second.':
    'Não foi possível acessar o banco de dados. Tente de novo em um segundo.',
  'Something went wrong here. Quote the request id when you ask for help.':
    'Algo deu errado aqui. Informe o identificador da solicitação ao pedir ajuda.',
  'More than {limit} requests in a minute. Try again in {seconds} s.':
    'Mais de {limit} solicitações em um minuto. Tente de novo em {seconds} s.',
  pending: 'inscrição em análise',
  approved: 'aceito',
  rejected: 'rejeitado',
  invited: 'convidado',
  declined: 'recusou',
  archived: 'arquivado',
  deactivated: 'desativado',
  banned: 'banido',
  'The {plan} plan has room for {limit} links. Remove some, or move to a higher plan.':
    'Não há espaço para mais links (plano {plan}: {limit}). Peça ajuda ao programa.',
  'The {plan} plan has room for {limit} partners. Remove some, or move to a higher plan.':
    'Não há espaço para mais parceiros (plano {plan}: {limit}). Peça ajuda ao programa.',
}
