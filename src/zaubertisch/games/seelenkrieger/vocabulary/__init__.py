"""The vocabulary of the card texts: small words with fields, of which every card's effect is made.

What each word means is told in docs/rules/seelenkrieger.md; the rules text on a card is composed from the
same words, so that text and behaviour cannot drift apart.
"""
